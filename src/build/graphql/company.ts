import { areaMap } from '../area-map';
import type { Company, Water } from '../model';
import { findAll, inLanguage } from './fields';

/** The business itself: data/company.json. */
export const typeDefs = `
  "The business: the one record of data/company.json."
  type Company implements Node @dontInfer {
    name: String!
    "Address of the published site, without a slash at its end."
    siteUrl: String!
    "Whether search engines may index the site."
    indexed: Boolean!
    phone: Phone!
    email: String!
    address: Address!
    "When quotes and works are done; repairs are available around the clock (figure availability)."
    hours: Hours!
    "The towns served, in the order in which texts list them."
    area: [Town!]!
    "Where the teams start from."
    base: Coordinates!
    social: [SocialLink!]!
    "Numbers by which customers can check the business."
    authorisations: Authorisations!
    "Tiles that a tab of the home page's gallery shows at the most."
    galleryTiles: Int!
    "Services that menus list per category at the most."
    menuServices: Int!
    "Whether a visitor sees a notice when sending a form failed."
    showSendFailure: Boolean!
  }

  type Phone {
    "As it is written on the page."
    display: String!
    "As it is dialled: +41…"
    international: String!
  }

  type Address {
    street: String!
    postalCode: String!
    locality: String!
    canton: String!
    "ISO 3166 code, two letters."
    country: String!
  }

  type Hours {
    "English weekday, as schema.org names it."
    firstDay: String!
    lastDay: String!
    "HH:MM"
    opens: String!
    "HH:MM"
    closes: String!
  }

  "A place in degrees (WGS 84)."
  type Coordinates {
    latitude: Float!
    longitude: Float!
  }

  type Town {
    town: String!
    latitude: Float!
    longitude: Float!
  }

  type SocialLink {
    name: String!
    url: String!
  }

  "Each number is empty until the business has filled it in; the page then keeps a place for it."
  type Authorisations {
    "General installation licence, Art. 9 of the Low-Voltage Installations Ordinance (OIBT/NIV)."
    oibt: String!
    "Business identification number (IDE/UID): CHE-…"
    ide: String!
    "Professional liability insurance: insurer and number of the policy."
    insurance: String!
  }
`;

export const resolvers = {
  Company: {
    areaMap: inLanguage(
      'AreaMap!',
      'The map of the towns served, finished shapes that a page only has to draw.',
      async (company: Company, language, context) => {
        const [water] = await findAll<Water>(context, 'Water');
        return areaMap(company, water, language);
      },
    ),
  },
};
