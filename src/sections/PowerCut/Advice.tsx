import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';
import { PhoneLink } from '../../components/ContactLinks';
import { Icon } from '../../components/Icon';
import { calleesOf, type Callee, type Step } from './steps';

/** Advice of the business for a power cut, in the page's language. */
export interface Advice extends Queries.PowerCutFragment {
  /** Emergency numbers other than that of the business. */
  numbers: Queries.EmergencyNumbersFragment | null | undefined;
  /** Call-out prices. */
  callOut: Queries.CallOutFragment | null;
  /** Hands the answers over to the page's form. */
  onAsk: (text: string) => void;
}

interface Call {
  number: string;
  label: string;
}

/** Phone number and label for a callee; undefined if the business has not filled in the number. */
function callOf(
  callee: Exclude<Callee, 'business'>,
  numbers: Advice['numbers'],
  t: TFunction,
): Call | undefined {
  const { fire, ambulance, general, utility } = numbers ?? {};
  if (callee === 'utility') {
    if (!utility) return undefined;
    const { name, phone: number } = utility;
    return { number, label: t('power-cut:call.utility', { name, number }) };
  }
  const number = (callee === 'fire' ? fire : ambulance) ?? general;
  if (!number) return undefined;
  const key = callee === 'fire' ? 'power-cut:call.fire' : 'power-cut:call.ambulance';
  return { number, label: t(key, { number }) };
}

const dialled = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

interface CallProps {
  callee: Callee;
  numbers: Advice['numbers'];
  /** Classes of the link. */
  look: string;
}

/** Button that calls the callee. Without the grid operator's number, a text that says where to find it. */
function CallButton({ callee, numbers, look }: CallProps) {
  const { t } = useTranslation();
  if (callee === 'business')
    return <PhoneLink className={look}>{t('common:call.action')}</PhoneLink>;
  const call = callOf(callee, numbers, t);
  if (call)
    return (
      <a className={look} href={dialled(call.number)}>
        <Icon name="phone" />
        {call.label}
      </a>
    );
  return callee === 'utility' ? <p>{t('power-cut:utilityUnknown')}</p> : null;
}

/** Call buttons of a step. */
export const StepCalls = ({ step, ...call }: { step: Step } & Omit<CallProps, 'callee'>) =>
  calleesOf(step).map((callee) => <CallButton key={callee} callee={callee} {...call} />);

/** Calls to fire service and ambulance, if the business has filled in their numbers. */
export const rescueCalls = (numbers: Advice['numbers'], t: TFunction): Call[] =>
  (['fire', 'ambulance'] as const).flatMap((callee) => callOf(callee, numbers, t) ?? []);

interface RescueProps {
  numbers: Advice['numbers'];
  className: string;
}

/** Numbers of fire service and ambulance, shown at every question. */
export function RescueNumbers({ numbers, className }: RescueProps) {
  const { t } = useTranslation();
  return (
    <ul className={`list-unstyled d-flex flex-wrap ${className}`} role="list">
      {rescueCalls(numbers, t).map(({ number, label }) => (
        <li key={label}>
          <a className="btn btn-sm btn-link" href={dialled(number)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Instructions of a step as an ordered list, one sentence per item. */
export function StepActions({ step, words }: { step: Step; words: Advice['translation'] }) {
  return (
    <ol className="d-flex flex-column gap-2 ps-4">
      {words.steps[step].map((action, index) => (
        <li key={index}>{action}</li>
      ))}
    </ol>
  );
}

export const fragments = graphql`
  fragment PowerCut on PowerCut {
    translation(language: $language) {
      steps {
        danger
        injured
        dependent
        street
        circuit
        rcd
        fuse
        call
      }
      after
      tell
    }
    pictures {
      levers {
        ...BoardPicture
      }
      fuses {
        ...BoardPicture
      }
      unsafe {
        ...BoardPicture
      }
      leverDown {
        ...BoardPicture
      }
      leverHalfway {
        ...BoardPicture
      }
      raiseLever {
        ...BoardPicture
      }
      residualCurrent {
        ...BoardPicture
      }
      fuseDropped {
        ...BoardPicture
      }
    }
    address(language: $language) {
      url
      code {
        size
        path
      }
    }
  }

  fragment BoardPicture on BoardPicture {
    image {
      ...SmallPicture
    }
  }

  fragment EmergencyNumbers on EmergencyNumbers {
    general
    fire
    ambulance
    utility {
      name
      phone
    }
  }
`;
