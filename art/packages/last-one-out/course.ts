import type { Course } from '../course.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }

/** What whoever leaves last looks after: strangers, paper, keys, heaters and the way home. */
export const LAST_ONE_OUT: Course = {
  id: 'last-one-out',
  words: { pl, en, es, de },
  parts: [
    {
      id: 'last-one-out',
      screens: [
        { kind: 'tell', id: 'evening', picture: 'screen-asleep' },
        {
          kind: 'choose',
          id: 'stranger',
          picture: 'key-cabinet',
          answers: ['let-in', 'ask', 'hide'],
          best: 'ask',
        },
        {
          kind: 'choose',
          id: 'printer',
          picture: 'shredded-papers',
          answers: ['bin', 'shred', 'leave'],
          best: 'shred',
        },
        {
          kind: 'sort',
          id: 'desk',
          picture: 'open-drawer',
          items: [
            { id: 'plant', best: 'yes' },
            { id: 'notebook', best: 'no' },
            { id: 'badge', best: 'no' },
            { id: 'brochure', best: 'yes' },
            { id: 'sticky-note', best: 'no' },
            { id: 'mug', best: 'yes' },
          ],
        },
        {
          kind: 'choose',
          id: 'kettle',
          picture: 'pier-bell',
          answers: ['timer', 'off', 'lower'],
          best: 'off',
        },
        { kind: 'choose', id: 'home', picture: 'icy-step', answers: ['run', 'back', 'tell'], best: 'tell' },
        { kind: 'end', id: 'end', picture: 'beam-over-rocks' },
      ],
    },
  ],
}
