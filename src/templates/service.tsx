import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { Page } from '../components/Page';
import type { ToolText } from '../forms/tool-text';
import { anchors } from '../routes';
import { CallOut } from '../sections/CallOut';
import { ContactBlock } from '../sections/ContactBlock';
import { Figures } from '../sections/Figures';
import { Inspection } from '../sections/Inspection';
import { OtherServices } from '../sections/OtherServices';
import { PowerCut } from '../sections/PowerCut/PowerCut';
import { ServiceQuestions } from '../sections/Questions';
import { ServiceBanner } from '../sections/ServiceBanner';
import { ServiceDetails } from '../sections/ServiceDetails';
import { SolarEstimate } from '../sections/SolarEstimate/SolarEstimate';

export default function ServicePage({ data, location }: PageProps<Queries.ServicePageQuery>) {
  const { service, company } = data;
  const [toolText, setToolText] = useState<ToolText>();
  const ask = (text: string) => setToolText({ text });
  if (!service) throw new Error('A service page was made without its service.');
  return (
    <Page>
      <ServiceBanner service={service} />
      <ContactBlock
        service={service}
        isFormLinked={location.hash === `#${anchors.quote}`}
        toolText={toolText}
      />
      <ServiceDetails service={service} />
      <Figures figures={service.figures} category={service.category.slug} />
      <PowerCut
        powerCut={service.powerCut}
        numbers={company?.emergencyNumbers}
        callOut={service.callOut}
        onAsk={ask}
        location={location}
      />
      <SolarEstimate solar={service.solar} onAsk={ask} />
      <Inspection inspection={service.inspection} />
      <CallOut callOut={service.callOut} />
      {/* If the service is not available, other services come before its questions. */}
      {!service.isAvailable && <OtherServices />}
      <ServiceQuestions questions={service.questions} />
      {service.isAvailable && <OtherServices />}
    </Page>
  );
}

export const query = graphql`
  query ServicePage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    company {
      emergencyNumbers {
        ...EmergencyNumbers
      }
    }
    service(route: { eq: $route }) {
      slug
      isAvailable
      category {
        slug
      }
      figures {
        ...PageFigure
      }
      callOut {
        ...CallOut
      }
      powerCut {
        ...PowerCut
      }
      solar {
        ...SolarEstimate
      }
      inspection {
        ...Inspection
      }
      questions(language: $language) {
        ...Question
      }
      ...ServiceBanner
      ...ContactBlock
      ...ServiceDetails
    }
  }
`;
