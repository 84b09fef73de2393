import { describe, expect, it } from 'vitest'
import {
  formsIn,
  placeholdersIn,
  textKeysOf,
  withForms,
  wordsField,
  wordsIn,
  wrongForms,
} from './own-words.ts'

const TEXTS = {
  'session.title': 'Hello',
  'streak.days_one': 'one day',
  'streak.days_other': '{{count}} days',
  'steps.step_one': 'The first step',
}

describe('texts by their key', () => {
  it('are one where an amount decides the form [DESK-1] [LANG-6]', () => {
    expect(textKeysOf(TEXTS)).toEqual(['session.title', 'streak.days', 'steps.step_one'])
    expect(formsIn(TEXTS, 'streak.days')).toEqual({ one: 'one day', other: '{{count}} days' })
    expect(formsIn(TEXTS, 'steps.step_one')).toEqual({ only: 'The first step' })
    expect([formsIn(TEXTS, 'steps.step'), formsIn(TEXTS, 'constructor')]).toEqual([{}, {}])
  })

  it('are replaced in all their forms, and dropped in all of them [DESK-1]', () => {
    const next = withForms(TEXTS, 'streak.days', { one: 'a day', other: '{{count}} sunrises' })
    expect(formsIn(next, 'streak.days')).toEqual({ one: 'a day', other: '{{count}} sunrises' })
    expect(Object.keys(withForms(next, 'streak.days', {}))).toEqual(['session.title', 'steps.step_one'])
  })

  it('have a name in the log [DESK-1]', () => {
    expect(wordsIn(wordsField('de', 'session.title'))).toEqual({ language: 'de', key: 'session.title' })
    expect(wordsIn('title')).toBeNull()
  })
})

describe('own wording', () => {
  const GREETING = { only: 'Hello {{name}}, see the <1>rules</1>' }
  const DAYS = { one: '{{count}} day', other: '{{count}} days left' }

  it.each([
    [{ only: 'Ahoy {{ name }}: <1>rules</1>' }, GREETING],
    [{ one: 'a single day', other: 'still {{count}} days' }, DAYS],
  ])('%j is fine where the product says %j [DESK-1]', (own, product) => {
    expect(wrongForms(own, product)).toEqual({})
  })

  it.each([
    ['a value that is lost', { only: 'Hello, see the <1>rules</1>' }, GREETING, { only: 'placeholder' }],
    ['a value that nobody knows', { only: '{{name}} {{age}} <1>r</1>' }, GREETING, { only: 'placeholder' }],
    ['half a value', { only: '{{name}} {{ <1>rules</1>' }, GREETING, { only: 'placeholder' }],
    ['a link that does not end', { only: '{{name}} <1>rules' }, GREETING, { only: 'placeholder' }],
    ['another text in it', { only: 'Hi $t(session.title)' }, { only: 'Hi' }, { only: 'placeholder' }],
    ['markup', { only: 'Hi <b>you</b>' }, { only: 'Hi' }, { only: 'placeholder' }],
    ['a number that many days lack', { one: 'a day', other: 'days' }, DAYS, { other: 'placeholder' }],
    ['a form too few', { other: '{{count}} days' }, DAYS, { one: 'missing' }],
    ['a form that is none', { only: 'Hi', few: 'Hi' }, { only: 'Hi' }, { few: 'extra' }],
    ['nothing', { only: '  ' }, { only: 'Hi' }, { only: 'missing' }],
    ['no end', { only: 'x'.repeat(1501) }, { only: 'Hi' }, { only: 'long' }],
    ['writing that turns round', { only: 'a‮b' }, { only: 'Hi' }, { only: 'unreadable' }],
    ['two lines', { only: 'a\nb' }, { only: 'Hi' }, { only: 'unreadable' }],
  ])('with %s is refused [DESK-1]', (_, own, product, wrong) => {
    expect(wrongForms(own, product)).toEqual(wrong)
  })
})

it('finds what stands for something else [DESK-1]', () => {
  expect(placeholdersIn('{{ a }} of {{b, number}}: <1>x</1> $t(c.d) {e}')).toEqual([
    ...['{{a}}', '{{b, number}}', '<1>', '</1>', '$t(c.d)'],
  ])
})
