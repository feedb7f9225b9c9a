import { z } from 'zod';
import { checkedOn } from './fields';
import { label } from './label';

/**
 * Statements in the texts that the business, an authority or a contract must confirm before search engines may list the
 * site, each with the date of its confirmation. A missing one is open. The label says where to look.
 */
export const confirmedSchema = z
  .strictObject({
    solarPrices: checkedOn.meta(label`Prix solaires | Solar prices
      Comparez avec vos derniers devis : 13 000 francs TVA comprise pour 5 kWp, prix selon la taille, prix et durée de vie de la batterie, frais courants avec l’onduleur, échafaudage à part.
      Compare with your last quotes: 13,000 francs with VAT for 5 kWp, price by size, price and life of the battery, running cost with the inverter, scaffolding apart.`),
    solarGrant: checkedOn.meta(label`Aides et tarif du solaire | Solar grants and tariff
      Taux de l’année dans l’annexe 2.1 de l’OEneR et sur pronovo.ch ; tarif de reprise et primes de SIG (sig-ge.ch), autres distributeurs sur pvtarif.ch.
      The year’s rates in annex 2.1 of the OEneR and at pronovo.ch; feed-in tariff and bonuses of SIG (sig-ge.ch), other utilities at pvtarif.ch.`),
    solarPermits: checkedOn.meta(label`Façades et balcons solaires | Solar façades and balconies
      Annonce pour les façades depuis 2026 : ge.ch et vd.ch. Kits jusqu’à 600 W : esti.admin.ch.
      Notice for façades since 2026: ge.ch and vd.ch. Kits up to 600 W: esti.admin.ch.`),
    fireRules:
      checkedOn.meta(label`Éclairage de secours et batteries | Emergency lighting and batteries
        Directive 17-15 de l’AEAI (bsvonline.ch), révision PPI 2026, police du feu de Genève, ECA Vaud ; consignes pour les batteries au lithium.
        VKF/AEAI directive 17-15 (bsvonline.ch), revision of 2026, Geneva’s fire police, ECA Vaud; rules for lithium batteries.`),
    firstAid: checkedOn.meta(label`Gestes de premiers secours | First aid
      Faites relire la panne de courant par un secouriste : électrisation, massage cardiaque, fumée, ligne tombée.
      Have a rescue worker read the power cut: electric shock, chest compressions, smoke, fallen line.`),
    dataContracts: checkedOn.meta(label`Contrats avec les prestataires | Contracts with the services
      Contrats de sous-traitance et garanties du service de formulaires, de la messagerie et de l’hébergeur ; dataprivacyframework.gov, edoeb.admin.ch.
      Processing contracts and safeguards of the form service, the mailbox and the host; dataprivacyframework.gov, edoeb.admin.ch.`),
    dataRetention: checkedOn.meta(label`Conservation des demandes | How long requests are kept
      Vous effacez vraiment les demandes sans suite après le délai indiqué.
      You really delete requests without follow-up after the stated time.`),
    videoRetention:
      checkedOn.meta(label`Conservation des images de vidéosurveillance | How long video recordings are kept
        Fiche sur la vidéosurveillance privée : edoeb.admin.ch.
        Page on private video surveillance: edoeb.admin.ch.`),
    promises: checkedOn.meta(label`Ce que les textes promettent | What the texts promise
      Tarifs donnés au téléphone, prix de la réparation avant de la faire, équipe joignable 24 h/24 ; la personne qui chiffre les travaux les suit, rapport de sécurité ou protocole de mesures pour chaque travail, analyse d’amiante organisée ; deux à trois jours pour poser des panneaux, avec les démarches ; le code et les données appartiennent au client, domotique à standards ouverts sans abonnement obligatoire ; contrôle annuel des alarmes, photos après le nettoyage des panneaux ; quatre lettres par an avec un moyen de se désinscrire.
      Rates named on the phone, the price of a repair before it is done, a team that answers around the clock; the person who prices the work follows it, a safety report or test record for every job, asbestos analysis arranged; two to three days to fit panels, with the paperwork; code and data belong to the customer, home automation on open standards with no compulsory subscription; yearly check of alarms, photos after panel cleaning; four newsletters a year with a way out.`),
  })
  .partial();

/** Names of the statements to confirm. */
export const confirmations = confirmedSchema.keyof().options;
