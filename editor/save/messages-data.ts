import type { Message } from './message';

/** What the checks say of facts and pictures. */
export const dataMessages: Message[] = [
  [
    /^"(.+)" is not the number (.+)$/,
    'Le téléphone affiché ($1) et celui que le visiteur compose ($2) ne sont pas le même numéro. Changez les deux.',
    'The telephone number shown ($1) and the one that is dialled ($2) are not the same. Change both.',
  ],
  [
    /^the file is missing$/,
    'Il manque un fichier du site. Reprenez une version précédente.',
    'Part of the site’s content is missing. Bring back an earlier version.',
  ],
  [
    /^not valid JSON: .*$/,
    'Ce contenu ne peut pas être lu. Reprenez une version précédente.',
    'This content cannot be read. Bring back an earlier version.',
  ],
  [
    /^(.+) is not above the value (.+)$/,
    'Le nombre le plus élevé, $1, doit dépasser le nombre, $2.',
    'The highest number, $1, has to be above the number, $2.',
  ],
  [
    /^closes before it opens$/,
    'L’heure de fermeture doit venir après l’heure d’ouverture.',
    'The closing time has to come after the opening time.',
  ],
  [
    /^before the date of publication, (.+)$/,
    'Cette date vient avant la première publication, le $1.',
    'This date comes before the first publication, $1.',
  ],
  [
    /^is (.+) px, expected (.+) px like data\/images\/(.+)$/,
    'Cette image a $1 px. Il en faut $2, comme pour sa version de nuit, $3.',
    'This picture has $1 px. It needs $2, like its version by night, $3.',
  ],
  [
    /^unknown "(.*)", expected one of .*$/,
    'Le choix «\u00a0$1\u00a0» n’existe plus. Prenez-en un autre dans la liste.',
    'The choice “$1” no longer exists. Take another one from the list.',
  ],
  [
    /^"inspection" needs .+$/,
    'L’outil du contrôle périodique a besoin des délais de contrôle. Remplissez-les, ou retirez l’outil.',
    'The tool for the periodic inspection needs the periods of inspection. Fill them in, or remove the tool.',
  ],
  [
    /^"(.*)" already belongs to "(?:page )?(.*)", expected one of its own$/,
    '«\u00a0$1\u00a0» est déjà pris par «\u00a0$2\u00a0». Choisissez autre chose.',
    '“$1” is already taken by “$2”. Choose something else.',
  ],
  [
    /^"(.*)" starts like a language prefix$/,
    'L’adresse «\u00a0$1\u00a0» commence comme celle d’une langue du site. Choisissez-en une autre.',
    'The address “$1” starts like that of a language of the site. Choose another one.',
  ],
  [
    /^(.+) is not plausible, expected a value from (.+) to (.+)$/,
    '$1 n’est pas plausible. Indiquez un nombre de $2 à $3.',
    '$1 is not plausible. Enter a number from $2 to $3.',
  ],
  [
    /^expected one constant ".+", found .+$/,
    'Chaque valeur du calcul solaire doit être dans la liste, une seule fois. Annulez l’ajout ou la suppression.',
    'Each value of the solar estimate has to be in the list, once only. Undo the addition or the deletion.',
  ],
  [
    /^expected "(.+)", found ".*"$/,
    'Cette valeur a une unité fixe. Remettez «\u00a0$1\u00a0».',
    'This value has a fixed unit. Put back “$1”.',
  ],
  [
    /^(.+) is below "grant_step", (.+)$/,
    '$1 est trop bas\u00a0: la puissance du palier est de $2.',
    '$1 is too low: the power of the step is $2.',
  ],
  [
    /^(.+) is below "own_use_\w+", (.+)$/,
    '$1 est trop bas\u00a0: la part à laquelle ce nombre se compare est de $2.',
    '$1 is too low: the share that it is compared with is $2.',
  ],
  [
    /^missing, but .+ needs it$/,
    'Le calcul solaire a besoin de ce chiffre. Remettez-le.',
    'The solar estimate needs this figure. Put it back.',
  ],
  [
    /^the file is missing, but the service "(.+)" has the tool "solar-estimate"$/,
    'Le calcul solaire n’a pas de valeurs. Remettez-les, ou retirez l’outil du service «\u00a0$1\u00a0».',
    'The solar estimate has no values. Put them back, or remove the tool from the service “$1”.',
  ],
  [
    /^data\/images\/(.+) does not exist$/,
    'L’image $1 manque. Choisissez-en une autre.',
    'The picture $1 is missing. Choose another one.',
  ],
  [
    /^data\/images\/(.+) is not a picture that can be read$/,
    'L’image $1 ne peut pas être lue. Choisissez-en une autre.',
    'The picture $1 cannot be read. Choose another one.',
  ],
  [
    /^data\/images\/(.+) is (.+) px, smaller than the (.+) px at which it is shown$/,
    'L’image $1 a $2 px. Il en faut au moins $3.',
    'The picture $1 has $2 px. It needs at least $3.',
  ],
  [
    /^no record and no page shows this picture$/,
    'Cette image n’est plus montrée nulle part. Supprimez-la.',
    'This picture is no longer shown anywhere. Delete it.',
  ],
];
