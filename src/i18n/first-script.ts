import { correctServedPictures, followVisitor } from '../components/colour-mode';
import { correctAddress } from './correct-address';
import { goToOwnLanguage } from './detector';

/** Runs at the start of the body: the head is parsed, nothing is painted, and Gatsby has not read the address yet. */

goToOwnLanguage();
followVisitor();
addEventListener('DOMContentLoaded', correctServedPictures);
correctAddress();
