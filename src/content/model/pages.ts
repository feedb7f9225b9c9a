import { z } from 'zod';
import { alternativeText, picture } from './fields';
import { label } from './label';

const shown = z.strictObject({ image: picture, imageAlt: alternativeText });

/** The shape of `data/pages.json`: the pictures that pages show beside those of records. */
export const pagesSchema = z.strictObject({
  home: shown.meta(label`Grande image de l’accueil | Main picture of the home page`),
  company: shown.meta(label`Haut de L’entreprise | Head of the company page
    Aussi à la fin de l’accueil, des métiers et des références.
    Also at the end of the home page, the trades and the references.`),
  about: shown.meta(label`Présentation de l’entreprise | About the business`),
  contact: shown.meta(label`Fin de la page Contact | End of the contact page
    Aussi à la fin de L’entreprise.
    Also at the end of the company page.`),
  notFound: shown.meta(label`Page introuvable | Page not found`),
  share: shown.meta(label`Partage sur les réseaux sociaux | Shared in social networks
    Pour les pages qui ne sont ni un métier ni un service.
    For the pages that are neither a trade nor a service.`),
});

/** Names of these pictures. */
export const picturePlaces = pagesSchema.keyof().options;
