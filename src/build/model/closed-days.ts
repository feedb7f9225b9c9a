import { z } from 'zod';
import { because } from '../messages/model';
import { slug, text, weekday } from './fields';

/** A day of every year. 29 February is one. */
const yearDay = text.refine(
  (value) => z.iso.date().safeParse(`2024-${value}`).success,
  because('day-unknown'),
);

/** The fields of each rule, in alphabetical order. */
const rules = ['date', 'easter', 'onOrAfter weekday', 'from to'];

const fieldsOf = (record: object) =>
  Object.keys(record)
    .filter((field) => field !== 'slug')
    .sort()
    .join(' ');

/** A public holiday, or days that the business takes off: by one of four rules. */
export const closedDaySchema = z
  .strictObject({
    slug,
    date: yearDay.optional(),
    /** Days from Easter Sunday, in the same year. */
    easter: z.number().int().min(-80).max(250).optional(),
    weekday: weekday.optional(),
    onOrAfter: yearDay.refine((value) => value <= '12-25', because('day-too-late')).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine((record) => rules.includes(fieldsOf(record)), because('rule-not-one'))
  .refine(({ from = '', to = from }) => from <= to, {
    path: ['to'],
    message: because('to-before-from'),
  });
