import { describe, expect, it } from 'vitest'
import { applyValue } from '../set-value.ts'
import { parseJsonObject } from '../json.ts'
import { valueAt } from '../pointer.ts'
import { translationMistake } from './check-translation.ts'
import { findReplacements, findUnits, NO_FILTER } from './find.ts'
import { flagsOf } from './flags.ts'
import { bundled, type TextWish } from './notes.ts'
import { confirmWishes, translateWishes, withNotes, type TextChange } from './translate.ts'
import { createUnitReader, type DraftTexts } from './units.ts'

const SPEAKS = { languages: ['en', 'pl'], writable: ['en', 'pl'] } as const
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const TEXTS: DraftTexts = {
  'adventure.json': json({ rootMission: 'home', languages: ['en', 'pl'] }),
  'text/en.json': json({ name: 'Isles', competences: { rope: 'Ropes' } }),
  'text/pl.json': json({ name: 'Wyspy' }),
  'home/mission.json': json({ type: 'map', missions: ['attic'], tasks: ['lamp', 'bell'] }),
  'home/tasks/bell.json': json({}),
  'home/tasks/lamp.json': json({}),
  'home/text/en.json': json({
    name: 'Home',
    tasks: { lamp: { name: 'Lamp', goal: 'See', congrats: '', cards: { one: { title: 'A lamp' } } } },
  }),
  'home/text/pl.json': json({ name: 'Dom', tasks: { lamp: { name: 'Lampa' } } }),
  'attic/text/en.json': json({ name: 'Attic' }),
  'notes/about.txt': 'no words',
}

const read = (texts: DraftTexts) => createUnitReader(SPEAKS.languages)(texts)
const unitOf = (texts: DraftTexts, id: string) => {
  const unit = read(texts).find((one) => one.id === id)
  if (!unit) throw new Error(`no text ${id}`)
  return unit
}
const flags = (texts: DraftTexts, id: string, language: 'en' | 'pl' = 'pl') =>
  flagsOf(unitOf(texts, id), language, 'en')

/** The texts once the wishes are fulfilled. */
function after(texts: DraftTexts, wishes: readonly TextWish[]): DraftTexts {
  const next = { ...texts }
  for (const { file, pointer, to } of wishes) {
    const text = next[file] ?? null
    const from = text === null ? undefined : valueAt(parseJsonObject(text) ?? {}, pointer)
    if (from === to) continue
    const applied = applyValue(text, {
      ...{ file, pointer },
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })
    if (applied.text === undefined) throw new Error(`${file} ${pointer} is not as it was seen`)
    next[file] = applied.text
  }
  return next
}

const change = (texts: DraftTexts, id: string, language: 'en' | 'pl', to: string): DraftTexts => {
  const { folder, pointer } = unitOf(texts, id)
  return after(texts, translateWishes(texts, [{ folder, pointer, language, to }], SPEAKS))
}

describe('the texts of an adventure', () => {
  it('are all of its words, in the order in which players meet them, with names that are still to be given [AUTHOR-2]', () => {
    expect(read(TEXTS).map(({ id }) => id)).toEqual([
      '#/name',
      '#/competences/rope',
      'home#/name',
      'home#/tasks/lamp/name',
      'home#/tasks/lamp/goal',
      'home#/tasks/lamp/congrats',
      'home#/tasks/lamp/cards/one/title',
      'home#/tasks/bell/name',
      'attic#/name',
    ])
    expect(unitOf(TEXTS, 'home#/tasks/lamp/name')).toMatchObject({
      ...{ folder: 'home', task: 'lamp', pointer: '/tasks/lamp/name', most: 120 },
      texts: { en: 'Lamp', pl: 'Lampa' },
    })
  })

  it('are as long as the format lets them be [AUTHOR-2]', () => {
    const most = (id: string) => unitOf(TEXTS, id).most
    expect([most('#/name'), most('#/competences/rope'), most('home#/tasks/lamp/goal')]).toEqual([
      120, 120, 500,
    ])
    const film = { name: 'Home', tasks: { lamp: { name: 'Lamp', goal: '', transcript: 'A wave.' } } }
    const filmed = { ...TEXTS, 'home/text/en.json': json(film) }
    expect(unitOf(filmed, 'home#/tasks/lamp/transcript').most).toBe(60_000)
    const pl = { name: 'Dom', tasks: { lamp: { name: 'x'.repeat(121) } } }
    expect(flags({ ...TEXTS, 'home/text/pl.json': json(pl) }, 'home#/tasks/lamp/name')).toEqual(['long'])
  })

  it('are the same objects where their mission did not change [AUTHOR-2]', () => {
    const reader = createUnitReader(SPEAKS.languages)
    const before = reader(TEXTS)
    const now = reader({ ...TEXTS, 'home/text/pl.json': json({ name: 'Domek' }) })
    expect(now[0]).toBe(before[0])
    expect(now.at(-1)).toBe(before.at(-1))
    expect(now[2]?.texts.pl).toBe('Domek')
  })

  it('are missing where another language says something, and not where nobody does [AUTHOR-2]', () => {
    expect(flags(TEXTS, 'attic#/name')).toEqual(['missing'])
    expect(flags(TEXTS, 'home#/tasks/lamp/congrats')).toEqual([])
    expect(flags(TEXTS, 'home#/tasks/bell/name', 'en')).toEqual(['missing'])
  })

  it('of a file that cannot be read are none, and nothing is written into it [AUTHOR-2]', () => {
    const broken = { ...TEXTS, 'home/text/sources/pl.json': 'not yet {' }
    const { folder, pointer } = unitOf(broken, 'home#/name')
    const wishes = translateWishes(broken, [{ folder, pointer, language: 'pl', to: 'Dom rodzinny' }], SPEAKS)
    expect(wishes.map(({ file }) => file)).toEqual(['home/text/pl.json'])
  })
})

describe('a translation', () => {
  it('is outdated once the text changes that it was made from, and right again once that was said [AUTHOR-2]', () => {
    const translated = change(TEXTS, 'home#/name', 'pl', 'Nasz dom')
    expect(flags(translated, 'home#/name')).toEqual([])
    const changed = change(translated, 'home#/name', 'en', 'Our home')
    expect(flags(changed, 'home#/name')).toEqual(['outdated'])
    expect(unitOf(changed, 'home#/name').sources.pl).toBe('Home')
    const confirmed = after(
      changed,
      confirmWishes(changed, [{ folder: 'home', pointer: '/name', language: 'pl' }], SPEAKS),
    )
    expect(flags(confirmed, 'home#/name')).toEqual([])
  })

  it('from before anything was noted is outdated with the first change [AUTHOR-2]', () => {
    const once = change(TEXTS, 'home#/tasks/lamp/name', 'en', 'The lamp')
    const twice = change(once, 'home#/tasks/lamp/name', 'en', 'The old lamp')
    expect(flags(twice, 'home#/tasks/lamp/name')).toEqual(['outdated'])
    expect(unitOf(twice, 'home#/tasks/lamp/name').sources.pl).toBe('Lamp')
    expect(flags(change(twice, 'home#/tasks/lamp/name', 'en', 'Lamp'), 'home#/tasks/lamp/name')).toEqual([])
  })

  it('is noted in a plain file beside the words [AUTHOR-2]', () => {
    const { 'home/text/sources/pl.json': noted } = change(TEXTS, 'home#/tasks/lamp/name', 'pl', 'Latarnia')
    expect(JSON.parse(noted ?? '')).toEqual({ from: 'en', texts: { tasks: { lamp: { name: 'Lamp' } } } })
  })

  it('is noted by editors that know nothing of it, and forgotten with its task [AUTHOR-2]', () => {
    const file = 'home/text/en.json'
    const renamed = withNotes(TEXTS, [{ file, pointer: '/tasks/lamp/name', to: 'Light' }], SPEAKS)
    const now = after(TEXTS, renamed)
    expect(flags(now, 'home#/tasks/lamp/name')).toEqual(['outdated'])
    const gone = SPEAKS.languages.map((one) => ({ file: `home/text/${one}.json`, pointer: '/tasks/lamp' }))
    const removed = after(now, withNotes(now, gone, SPEAKS))
    expect(removed['home/text/sources/pl.json']).not.toContain('Lamp')
  })

  it('is not known to be outdated once another language is the first [AUTHOR-2]', () => {
    const changed = change(TEXTS, 'home#/name', 'en', 'Our home')
    const [unit] = createUnitReader(['pl', 'en'])(changed).filter(({ id }) => id === 'home#/name')
    expect(unit && flagsOf(unit, 'en', 'pl')).toEqual([])
  })

  it('leaves alone what its writer may not write [AUTHOR-2]', () => {
    const { folder, pointer } = unitOf(TEXTS, 'home#/name')
    const wishes = translateWishes(TEXTS, [{ folder, pointer, language: 'en', to: 'X' }], {
      languages: SPEAKS.languages,
      writable: ['en'],
    })
    expect(wishes.map(({ file }) => file)).toEqual(['home/text/en.json'])
  })

  it('comes with very many others task by task, to the same texts [AUTHOR-2]', () => {
    const changes = read(TEXTS).flatMap(({ folder, pointer, texts }): TextChange[] =>
      texts.en ? [{ folder, pointer, language: 'pl', to: `${texts.en}!` }] : [],
    )
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...{ folder: 'home', pointer: `/tasks/lamp/cards/c${at}/title`, language: 'pl' as const, to: `${at}` },
    }))
    const wishes = translateWishes(TEXTS, [...changes, ...many], SPEAKS)
    const few = bundled(TEXTS, wishes)
    expect(few.length).toBeLessThan(12)
    const [one, other] = [after(TEXTS, wishes), after(TEXTS, few)]
    const saysOf = (texts: DraftTexts) =>
      Object.entries(texts)
        .filter(([path]) => path.endsWith('.json'))
        .map(([path, text]): [string, unknown] => [path, JSON.parse(text ?? 'null')])
    expect(saysOf(other)).toEqual(saysOf(one))
  })
})

describe('texts', () => {
  const units = read(TEXTS)
  const found = (filter: Partial<typeof NO_FILTER>) =>
    findUnits(units, { ...NO_FILTER, ...filter }, ['en', 'pl'], 'en').map(({ id }) => id)

  it('are found by what is to be done, by mission and task, and by their words [AUTHOR-2]', () => {
    expect(found({ flag: 'missing', folder: 'attic' })).toEqual(['attic#/name'])
    expect(found({ folder: 'home', task: 'bell' })).toEqual(['home#/tasks/bell/name'])
    expect(found({ search: 'LAMPA' })).toEqual(['home#/tasks/lamp/name'])
    expect(found({ search: 'competences/' })).toEqual(['#/competences/rope'])
  })

  it('are replaced letter by letter, whatever signs they are [AUTHOR-2]', () => {
    const strange = read({ ...TEXTS, 'attic/text/en.json': json({ name: 'a.b (a+b) $1 A.B' }) })
    const replace = (find: string, by: string, isSameCase = true) =>
      findReplacements(strange, { find, by, language: 'en', isSameCase })
        .filter(({ id }) => id === 'attic#/name')
        .map(({ to }) => to)
    expect(replace('a.b', '$&')).toEqual(['$& (a+b) $1 A.B'])
    expect(replace('a.b', 'x', false)).toEqual(['x (a+b) $1 x'])
    expect(replace('(a+b)', '$1')).toEqual(['a.b $1 $1 A.B'])
    expect(replace('', 'x')).toEqual([])
    expect(replace('nowhere', 'x')).toEqual([])
  })
})

describe('somebody who only translates', () => {
  const allowed = {
    languages: ['pl'] as const,
    isText: (folder: string, pointer: string) => folder === 'home' && pointer === '/name',
  }
  const mistake = (path: string, before: unknown, next: unknown) =>
    translationMistake(
      { path, before: before === null ? null : json(before), after: next === null ? null : json(next) },
      allowed,
    )

  it('writes texts of the own language that are there, and what they were made from [AUTHOR-2]', () => {
    expect(mistake('home/text/pl.json', { name: 'Dom' }, { name: 'Domek' })).toBeNull()
    expect(mistake('home/text/pl.json', null, { name: 'Domek' })).toBeNull()
    expect(mistake('home/text/sources/pl.json', null, { from: 'en', texts: { name: 'Home' } })).toBeNull()
  })

  it.each([
    ['another language', 'home/text/en.json', { name: 'a' }, { name: 'b' }, 'other-file'],
    ['another language’s notes', 'home/text/sources/de.json', null, { from: 'en' }, 'other-file'],
    ['a file that is no text', 'home/mission.json', {}, {}, 'other-file'],
    ['a task', 'home/tasks/pl.json', {}, {}, 'other-file'],
    ['a text that nobody says', 'home/text/pl.json', {}, { title: 'x' }, 'unknown-text'],
    ['a text of another mission', 'attic/text/pl.json', {}, { name: 'x' }, 'unknown-text'],
    ['a number', 'home/text/pl.json', { name: 'x' }, { name: 7 }, 'no-texts'],
    ['a list', 'home/text/pl.json', { name: 'x' }, { name: ['x'] }, 'no-texts'],
    ['what is no text and was there', 'home/text/pl.json', { tasks: [1] }, { tasks: [2] }, 'no-texts'],
    ['notes of no text', 'home/text/sources/pl.json', null, { from: 'en', title: 'x' }, 'unknown-text'],
  ])('writes nothing else: %s [AUTHOR-2]', (_, path, before, next, why) => {
    expect(mistake(path, before, next)).toBe(why)
  })

  it('leaves a file that can be read [AUTHOR-2]', () => {
    const file = { path: 'home/text/pl.json', before: json({ name: 'x' }), after: 'no JSON' }
    expect(translationMistake(file, allowed)).toBe('no-texts')
  })
})
