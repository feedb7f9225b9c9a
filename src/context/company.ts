import { graphql } from 'gatsby';

/** What every page knows of the business. */
export const fragment = graphql`
  fragment Company on Company {
    name
    siteUrl
    indexed
    siteState
    answersAllDay
    email
    phone {
      display
      international
    }
    address {
      street
      postalCode
      locality
      canton
      country
    }
    hours {
      firstDay
      lastDay
      opens
      closes
    }
    area {
      town
    }
    base {
      latitude
      longitude
    }
    authorisations {
      ide
    }
    teamLanguages
    social {
      name
      url
    }
    showSendFailure
  }
`;

export type Company = Queries.CompanyFragment;
