import { withFrame } from '../../src/components/Page/with-frame';

export const wrapPageElement = withFrame;
