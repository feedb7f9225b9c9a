import { followVisitor } from '../components/ColourMode/colour-mode';
import { correctAddress } from './correct-address';

/**
 * This file runs at the start of the body: the head has been read, nothing is painted, and Gatsby has not looked the
 * address up yet.
 */

followVisitor();
correctAddress();
