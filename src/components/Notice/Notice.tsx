import { Message, type Props as MessageProps } from './Message';
import './Notice.scss';

interface Props extends Omit<MessageProps, 'content'> {
  /** What it says; nothing hides it. */
  content: MessageProps['content'] | undefined;
}

/**
 * A message that hides by itself. The region that screen readers listen to is there before the message is.
 */
export function Notice({ content, ...rest }: Props) {
  return (
    <div role="status" className="notice-region">
      {content && <Message content={content} {...rest} />}
    </div>
  );
}
