import { describe, expect, it } from 'vitest'
import { findables, findTexts, isOneLetterOff, neighboursOf } from './find-texts.ts'

const ENGLISH = {
  'session.title': 'Sign in',
  'session.submit': 'Sign in to {{title}}',
  'session.lost': 'Forgot your password?',
  'tasks.greeting': 'Well done, {{name}}!',
  'tasks.left_one': '{{count}} task left',
  'tasks.left_other': '{{count}} tasks left',
  'tasks.more.hint': 'Nothing else',
}
const POLISH = {
  'session.title': 'Zaloguj się',
  'session.lost': 'Nie pamiętasz hasła?',
  'tasks.left_one': 'Zostało {{count}} zadanie',
  'tasks.left_other': 'Zostało {{count}} zadania',
}
const all = findables([ENGLISH, POLISH])
const find = (typed: string) => findTexts(all, typed)

describe('texts', () => {
  it.each([
    ['sign in', ['session.title', 'session.submit']],
    ['pasword', ['session.lost']],
    ['forgto', ['session.lost']],
    ['HASLA', ['session.lost']],
    ['zadan', ['tasks.left']],
    ['5 tasks left', ['tasks.left']],
    ['Well done, Anna', ['tasks.greeting']],
    ['xylophone', []],
    ['  ', []],
  ])('are found by “%s”, as %j [DESK-1]', (typed, keys) => {
    expect(find(typed)).toEqual(keys)
  })

  it('stand among those of their group [DESK-1]', () => {
    expect(neighboursOf(ENGLISH, 'tasks.left', 5)).toEqual(['tasks.greeting', 'tasks.left'])
    expect(neighboursOf(ENGLISH, 'session.lost', 2)).toEqual(['session.submit', 'session.lost'])
  })
})

it.each([
  ['word', 'ward', true],
  ['word', 'wor', true],
  ['word', 'woord', true],
  ['word', 'wrod', true],
  ['word', 'word', true],
  ['word', 'wood s', false],
  ['word', 'drow', false],
])('%s and %s are a letter apart: %s', (one, other, isIt) => {
  expect(isOneLetterOff(one, other)).toBe(isIt)
})
