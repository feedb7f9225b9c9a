import { formService } from '../../forms/fields';
import { usePage } from '../../hooks/usePage';
import type { StorageWords } from './words';

const hostOf = (url: string) => new URL(url).host;

/** The hosts that a page contacts: the site's own, and that of the form service. */
export function TalkedTo({ words }: { words: StorageWords['hosts'] }) {
  const { siteUrl } = usePage().company;
  const hosts = [
    { host: hostOf(siteUrl), text: words.site },
    { host: hostOf(formService.endpoint), text: words.forms },
  ];
  return (
    <>
      <h3 className="talked-to__title">{words.title}</h3>
      <dl className="talked-to">
        {hosts.map(({ host, text }) => (
          <div key={text}>
            <dt>
              <code className="storage__name">{host}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{words.others}</p>
    </>
  );
}
