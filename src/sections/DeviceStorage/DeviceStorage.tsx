import { graphql } from 'gatsby';
import { StorageTable } from './StorageTable';
import { TalkedTo } from './TalkedTo';
import type { StorageWords } from './words';
import './DeviceStorage.scss';

interface Props {
  items: readonly Queries.StoredItemFragment[];
  words: StorageWords;
}

/** What the site keeps on the visitor's device, and the hosts that a page contacts. */
export function DeviceStorage({ items, words }: Props) {
  return (
    <>
      <StorageTable items={items} words={words} />
      <TalkedTo words={words.hosts} />
    </>
  );
}

export const fragment = graphql`
  fragment StoredItem on StoredItem {
    slug
    kind
    name
    lasts
    sentTo
    translation(language: $language) {
      purpose
    }
  }
`;
