import { expect, it } from 'vitest'
import { missesOf, SWEEP, withTask, type Mistake } from './testing/planted.ts'
import { json, layOutWorld, smallWorld, taskText, type Files } from './testing/small-world.ts'

const PL = 'isle/shop/text/pl.json'
const GAPS = [{ id: 'number' }, { id: 'where' }]
const gap = { title: 'a word', explanation: 'Because.' }
const partsWith = (text: string) => ({ whole: { text }, number: gap, where: gap })
const WHOLE = 'Dial [number], say [where].'

/** A text with gaps in place of the cards of a task, as it should be but for what is changed. */
function withGaps(content: object, polish = WHOLE): Files {
  const { cards: _, ...task } = taskText()
  const shop = (name: string, text: string) =>
    json({
      name,
      description: 'A shop.',
      tasks: { sweep: { ...task, parts: partsWith(text) }, greet: taskText() },
    })
  return {
    ...withTask({ content: { type: 'cloze', filling: 'words', gaps: GAPS, ...content } }),
    'isle/shop/text/en.json': shop('Shop', WHOLE),
    [PL]: shop('Sklep', polish),
  }
}

const MISTAKES: Mistake[] = [
  {
    title: 'a text that lacks a gap in one language',
    plant: () => withGaps({}, 'Dial [number], say where.'),
    ...{ file: PL, problem: /whole\.text.*\[where\]/, hint: /\[where\]/ },
  },
  {
    title: 'a text that has a gap twice',
    plant: () => withGaps({}, 'Dial [number], say [where] and [where].'),
    ...{ file: PL, problem: /\[where\] more than once/, hint: /one place/ },
  },
]

it.each(MISTAKES)('$title is told, and the rest is playable [KIND-1]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

it('of a text whose gaps are all there nothing is told', async () => {
  const none = { title: 'none', plant: () => withGaps({}), file: SWEEP, problem: /one/, hint: /one/ }
  expect(await missesOf(none)).toEqual(['not reported: /one/ /one/'])
})

/** Typed gaps: what else is right for the first of them, in English and in Polish. */
async function buildTyped(english: object, polish: object) {
  const { cards: _, ...task } = taskText()
  const shop = (words: object) => {
    const parts = { whole: { text: WHOLE }, number: { ...gap, ...words }, where: { ...gap, text: '' } }
    const tasks = { sweep: { ...task, parts }, greet: taskText() }
    return json({ name: 'Shop', description: 'A place.', tasks })
  }
  const world = await layOutWorld({
    ...smallWorld(),
    ...withTask({ content: { type: 'cloze', filling: 'typed', gaps: GAPS } }),
    ...{ 'isle/shop/text/en.json': shop(english), [PL]: shop(polish) },
  })
  const { findings, adventures } = await world.build()
  await world.clear()
  const { text } = adventures[0]?.missions.find(({ id }) => id === 'shop') ?? {}
  return {
    reported: findings.map(({ severity, file, problem }) => `${severity} ${file}: ${problem}`),
    ...{ english: text?.en, polish: text?.pl },
  }
}

it('what else is right in one language is right in no other that says there is nothing [KIND-1]', async () => {
  const { reported, english, polish } = await buildTyped({ text: '112; one one two' }, { text: '' })
  expect(reported).toEqual([])
  expect(english?.tasks['sweep']?.parts?.['number']?.text).toBe('112; one one two')
  expect(polish?.tasks['sweep']?.parts?.['number']?.text).toBe('')
  // what was forgotten is told, and taken from another language until then
  const forgotten = await buildTyped({ text: '112' }, {})
  expect(forgotten.reported).toHaveLength(1)
  expect(forgotten.polish?.tasks['sweep']?.parts?.['number']?.text).toBe('112')
})

it('what else is right for a gap has no plain variant: it would take its place [KIND-1] [ACCESS-5]', async () => {
  const words = { text: '112', plain: 'A short number.' }
  const { reported, english } = await buildTyped(words, words)
  expect(reported).toHaveLength(2)
  expect(reported[0]).toMatch(/^error .*parts\.number\.plain/)
  expect(english?.tasks['sweep']?.parts?.['number']).not.toHaveProperty('plain')
})
