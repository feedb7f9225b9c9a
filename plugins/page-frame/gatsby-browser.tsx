// The ground that all other styles stand on comes before them, and this is the first file of the site to be read.
import '../../src/styles/bootstrap.scss';
import '../../src/styles/index.scss';
import { withFrame } from '../../src/components/Page/with-frame';

export const wrapPageElement = withFrame;
