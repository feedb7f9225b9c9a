import type { ReactNode } from 'react';
import { Accordion } from '../../components/Accordion';
import './Questions.scss';

interface Props {
  title: string;
  text?: string;
  items: readonly { question: string; answer: string }[];
  /** Whether no answer is open at first. */
  isClosed?: boolean;
  /** The way to ask another question. */
  children?: ReactNode;
}

/** Questions with their answers, beside a heading. */
export function QuestionColumns({ title, text, items, isClosed, children }: Props) {
  return (
    <section className="questions section" aria-labelledby="questions">
      <div className="container columns">
        <div className="questions__head">
          <h2 id="questions">{title}</h2>
          {text && <p className="questions__text">{text}</p>}
          {children}
        </div>
        <div className="questions__answers">
          <Accordion
            name="questions"
            isClosed={isClosed}
            items={items.map(({ question, answer }) => ({
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
