/** What the owner writes about a new project: title, need, answer, description of its picture. */
export const newProject = {
  fr: [
    'Une école de musique',
    'Des salles froides.',
    'Un chauffage réglé.',
    'Une école au toit rouge',
  ],
  en: ['A music school', 'Cold rooms.', 'A heating that is set right.', 'A school with a red roof'],
  es: [
    'Una escuela de música',
    'Salas frías.',
    'Una calefacción ajustada.',
    'Una escuela de tejado rojo',
  ],
  pt: [
    'Uma escola de música',
    'Salas frias.',
    'Um aquecimento regulado.',
    'Uma escola de telhado vermelho',
  ],
  it: [
    'Una scuola di musica',
    'Aule fredde.',
    'Un riscaldamento regolato.',
    'Una scuola dal tetto rosso',
  ],
} as const;
