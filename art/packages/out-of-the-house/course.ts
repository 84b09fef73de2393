import type { Course } from '../course.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }

/** Personal data on the way: what others see, hear and find. */
export const OUT_OF_THE_HOUSE: Course = {
  id: 'out-of-the-house',
  words: { pl, en, es, de },
  parts: [
    {
      id: 'screens',
      screens: [
        { kind: 'tell', id: 'two-seats', picture: 'ferry-shoulder' },
        {
          kind: 'find',
          id: 'saloon',
          picture: 'ferry-saloon',
          spots: [
            { id: 'list', at: [42, 59] },
            { id: 'call', at: [73, 46] },
            { id: 'badge', at: [19, 57] },
            { id: 'print', at: [59, 76] },
            { id: 'label', at: [89, 79] },
          ],
        },
        {
          kind: 'choose',
          id: 'until-tonight',
          picture: 'laptop-on-crate',
          answers: ['back-seat', 'filter', 'later'],
          best: 'later',
          turns: { 'back-seat': 'ferry-shoulder' },
        },
        { kind: 'end', id: 'lid', picture: 'screen-asleep' },
      ],
    },
    {
      id: 'talk',
      screens: [
        {
          kind: 'choose',
          id: 'ringing',
          picture: 'ferry-queue',
          answers: ['quietly', 'ring-back', 'initials'],
          best: 'ring-back',
          turns: { quietly: 'ears-in-lift' },
        },
        {
          kind: 'choose',
          id: 'meeting',
          picture: 'meeting-in-cafe',
          answers: ['headset', 'listen', 'corner'],
          best: 'listen',
        },
        {
          kind: 'choose',
          id: 'friendly',
          picture: 'whispered-truth',
          answers: ['proud', 'lie', 'public'],
          best: 'public',
          turns: { proud: 'friendly-caller' },
        },
        { kind: 'end', id: 'water', picture: 'puffin-on-rail' },
      ],
    },
    {
      id: 'bag',
      screens: [
        {
          kind: 'sort',
          id: 'packing',
          picture: 'bag-sails-away',
          items: [
            { id: 'laptop', best: 'yes' },
            { id: 'list', best: 'no' },
            { id: 'open-stick', best: 'no' },
            { id: 'locked-stick', best: 'yes' },
            { id: 'key', best: 'no' },
          ],
        },
        {
          kind: 'choose',
          id: 'free-net',
          picture: 'square-on-door',
          answers: ['scan', 'hotspot', 'nobody'],
          best: 'hotspot',
          turns: { scan: 'painted-door' },
        },
        {
          kind: 'choose',
          id: 'gone',
          picture: 'phone-on-bench',
          answers: ['tomorrow', 'laptop-only', 'all-now'],
          best: 'all-now',
        },
        { kind: 'end', id: 'light-bag', picture: 'scrambled-phone' },
      ],
    },
    {
      id: 'quiz',
      masteryScore: 80,
      screens: [
        { kind: 'tell', id: 'five', picture: 'ferry-deck' },
        {
          kind: 'choose',
          id: 'window-seat',
          picture: 'ferry-shoulder',
          answers: ['last-row', 'dimmed', 'not-here'],
          best: 'not-here',
        },
        {
          kind: 'choose',
          id: 'lift',
          picture: 'ears-in-lift',
          answers: ['nothing', 'no-names', 'english'],
          best: 'nothing',
        },
        {
          kind: 'choose',
          id: 'stick',
          picture: 'stick-on-quay',
          answers: ['old-computer', 'hand-in', 'lost-property'],
          best: 'hand-in',
        },
        {
          kind: 'choose',
          id: 'midnight',
          picture: 'phone-on-bench',
          answers: ['at-once', 'morning', 'found'],
          best: 'at-once',
        },
        {
          kind: 'choose',
          id: 'notes',
          picture: 'shredded-papers',
          answers: ['hotel', 'torn', 'home'],
          best: 'home',
        },
        { kind: 'end', id: 'result', picture: 'lights-on-water' },
      ],
    },
  ],
}
