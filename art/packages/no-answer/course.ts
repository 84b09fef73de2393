import type { Course } from '../course.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }

/** First aid as the European Resuscitation Council advises it since 2025: check, call, press. */
export const NO_ANSWER: Course = {
  id: 'no-answer',
  words: { pl, en, es, de },
  parts: [
    {
      id: 'no-answer',
      screens: [
        { kind: 'tell', id: 'found', picture: 'by-the-winch' },
        {
          kind: 'choose',
          id: 'first-look',
          picture: 'by-the-winch',
          answers: ['run', 'look', 'turn-over'],
          best: 'look',
          turns: { run: 'power-off-and-call' },
        },
        {
          kind: 'choose',
          id: 'awake',
          picture: 'by-the-winch',
          answers: ['pulse', 'water', 'shoulders'],
          best: 'shoulders',
          turns: { pulse: 'fingers-on-wrist' },
        },
        {
          kind: 'choose',
          id: 'call',
          picture: 'phone-on-deck',
          answers: ['call-now', 'breath-first', 'fetch'],
          best: 'call-now',
          turns: { fetch: 'empty-chair' },
        },
        {
          kind: 'choose',
          id: 'breath',
          picture: 'listening-for-breath',
          answers: ['gasping', 'wait', 'not-normal'],
          best: 'not-normal',
          turns: { gasping: 'recovery-position' },
        },
        { kind: 'tell', id: 'hands', picture: 'hands-on-chest' },
        { kind: 'press', id: 'thirty', picture: 'hands-on-chest', presses: 30 },
        {
          kind: 'choose',
          id: 'crack',
          picture: 'hands-on-chest',
          answers: ['stop', 'go-on', 'softer'],
          best: 'go-on',
        },
        {
          kind: 'choose',
          id: 'case',
          picture: 'pads-ready',
          answers: ['switch-on', 'professionals', 'manual'],
          best: 'switch-on',
        },
        {
          kind: 'choose',
          id: 'shock',
          picture: 'pads-and-clear',
          answers: ['hold', 'watch', 'clear'],
          best: 'clear',
        },
        { kind: 'end', id: 'taken-over', picture: 'boat-with-blue-light' },
      ],
    },
  ],
}
