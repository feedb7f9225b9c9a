import type { Language } from './site';

interface Words {
  sent: string;
  subscribed: string;
  /** The title of the service of /service-Courant_Fort. */
  service: string;
  sending: string;
  faults: Record<'surname' | 'name' | 'fullName' | 'email' | 'phone' | 'message', string>;
}

/** What a visitor reads, language by language, written down independently of `locales/`. */
export const words: Record<Language, Words> = {
  fr: {
    sent: 'Votre message a été envoyé avec succès. Nous vous contacterons dès que possible.',
    subscribed: 'Merci, votre adresse est inscrite.',
    service: 'Courant fort',
    sending: 'Envoi en cours…',
    faults: {
      surname: 'Indiquez votre prénom.',
      name: 'Indiquez votre nom.',
      fullName: 'Indiquez votre nom et votre prénom.',
      email: 'Indiquez une adresse e-mail complète, par exemple nom@domaine.ch.',
      phone: 'Indiquez un numéro de téléphone où vous joindre.',
      message: 'Décrivez votre demande en quelques mots.',
    },
  },
  en: {
    sent: 'Your Message has been successfully sent. We will contact you as soon as possible.',
    subscribed: 'Thank you, your address is on the list.',
    service: 'Power installations',
    sending: 'Sending…',
    faults: {
      surname: 'Enter your first name.',
      name: 'Enter your last name.',
      fullName: 'Enter your full name.',
      email: 'Enter a full email address, for example name@domain.ch.',
      phone: 'Enter a phone number where we can reach you.',
      message: 'Tell us in a few words what you need.',
    },
  },
  es: {
    sent: 'Su mensaje se ha enviado con éxito. Nos pondremos en contacto con usted lo antes posible.',
    subscribed: 'Gracias, hemos apuntado su dirección.',
    service: 'Fuerza y alumbrado',
    sending: 'Enviando…',
    faults: {
      surname: 'Indique su nombre.',
      name: 'Indique sus apellidos.',
      fullName: 'Indique su nombre y apellidos.',
      email: 'Indique una dirección de correo completa, por ejemplo nombre@dominio.ch.',
      phone: 'Indique un teléfono donde podamos localizarle.',
      message: 'Díganos en pocas palabras qué necesita.',
    },
  },
  pt: {
    sent: 'A sua mensagem foi enviada com sucesso. Entraremos em contacto logo que possível.',
    subscribed: 'Obrigado, o seu endereço ficou inscrito.',
    service: 'Correntes fortes',
    sending: 'A enviar…',
    faults: {
      surname: 'Indique o seu nome próprio.',
      name: 'Indique o seu apelido.',
      fullName: 'Indique o seu nome e apelido.',
      email: 'Indique um endereço de e-mail completo, por exemplo nome@dominio.ch.',
      phone: 'Indique um número de telefone para o contacto.',
      message: 'Descreva o seu pedido em poucas palavras.',
    },
  },
  it: {
    sent: 'Il Suo messaggio è stato inviato con successo. La contatteremo al più presto.',
    subscribed: 'Grazie, il Suo indirizzo è registrato.',
    service: 'Corrente forte',
    sending: 'Invio in corso…',
    faults: {
      surname: 'Indichi il Suo nome.',
      name: 'Indichi il Suo cognome.',
      fullName: 'Indichi il Suo nome e cognome.',
      email: 'Indichi un indirizzo e-mail completo, per esempio nome@dominio.ch.',
      phone: 'Indichi un numero di telefono per raggiungerLa.',
      message: 'Descriva la Sua richiesta in poche parole.',
    },
  },
};
