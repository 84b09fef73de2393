import { expect, it } from 'vitest'
import type { ContentFinding } from '#shared/contract/content.ts'
import english from '#shared/domain/findings/i18n/en.json'
import { say, together, type FindingWords } from '#shared/domain/findings/words.ts'
import { ELEMENT_VALUES } from './named-things.ts'
import { findingsOfThing } from './thing-findings.ts'

const finding = (file: string, problem: FindingWords): ContentFinding => ({
  ...{ severity: 'error', file, hint: '' },
  // a sentence of another language: nothing is read from it
  problem: 'Das Element ist zu klein.',
  words: { problem, hint: say('take-it-out') },
})
const sentencesAbout = (id: string, sort: 'elements' | 'layers', found: readonly ContentFinding[]) =>
  findingsOfThing(found, 'harbour', { sort, id }).map(({ words }) => words?.problem.code)

it('finds what the check says of one thing, by codes and names, and not of another whose name begins like it [DESIGN-3]', () => {
  const small = (id: string) => say('too-small', { id, width: 20, height: 20 })
  const found = [
    finding('harbour/scene.svg', small('lamp')),
    finding('harbour/scene.svg', small('lamp-post')),
    finding('market/scene.svg', small('lamp')),
    finding('harbour/scene.json', say('key-unknown', { at: 'elements.lamp.hitt' })),
    finding('harbour/scene.json', say('key-unknown', { at: 'layers.lamp.dept' })),
    finding('harbour/scene.json', say('key-unknown', { at: 'elements.lamp-post.hitt' })),
    finding('harbour/element lamp done.png', say('cut-off')),
    finding('harbour/mobile element lamp.png', say('is-broken')),
    finding('harbour/layer lamp.png', say('cut-off')),
    finding('harbour/scene.json', say('lanterns-undrawn', { to: 'lamp', missing: 'bell' })),
  ]
  expect(sentencesAbout('lamp', 'elements', found)).toEqual([
    ...['too-small', 'key-unknown', 'cut-off', 'is-broken', 'lanterns-undrawn'],
  ])
  expect(sentencesAbout('bell', 'elements', found)).toEqual(['lanterns-undrawn'])
  expect(sentencesAbout('lamp', 'layers', found)).toEqual(['key-unknown', 'cut-off'])
})

it('finds it in sentences within the sentence, and in groups by what they are called [DESIGN-3]', () => {
  const covered = say('covered-by-many', {
    elements: together(['lamp', 'bell', 'rope'].map((id) => say('the-element', { id }))),
    ...{ percent: 90, lower: 'net' },
  })
  const groups = [
    say('the-group', { name: 'Element_x20_Fish_x20_Market_x20_light' }),
    say('the-layer', { name: 'element lamp / light' }),
    say('quoted', { name: 'front pines' }),
  ]
  const found = [
    finding('harbour/scene.svg', covered),
    ...groups.map((group) => finding('harbour/scene.psd', say('group-unrendered', { group, reason: '' }))),
  ]
  for (const id of ['bell', 'rope', 'net'])
    expect(sentencesAbout(id, 'elements', found)).toEqual(['covered-by-many'])
  expect(sentencesAbout('lamp', 'elements', found)).toEqual(['covered-by-many', 'group-unrendered'])
  expect(sentencesAbout('fish-market', 'elements', found)).toEqual(['group-unrendered'])
  expect(sentencesAbout('pines', 'layers', found)).toEqual(['group-unrendered'])
})

it('knows of every sentence of the check which of its names are elements [DESIGN-3]', () => {
  const hints = ['add-to-missions-draw', 'draw-element-too']
  const naming = Object.entries(english).flatMap(([code, sentence]) => {
    if (code.endsWith('-hint') || hints.includes(code)) return []
    const names = [...sentence.matchAll(/(?:element |elements\.|lanterns\.)\{\{(\w+)\}\}/g)]
    return names.length === 0 ? [] : [{ code, names: names.map(([, name]) => name) }]
  })
  expect(naming.length).toBeGreaterThan(20)
  const known = new Map<string, readonly string[]>(Object.entries(ELEMENT_VALUES))
  const unread = naming.filter(({ code, names }) =>
    names.some((name) => !known.get(code)?.includes(name ?? '')),
  )
  expect(unread).toEqual([])
})

it('finds what a machine can put right by the element that it changes [DESIGN-4]', () => {
  const fix = { kind: 'enlarge', element: 'lamp', least: 96 } as const
  const found: ContentFinding[] = [
    { severity: 'error', file: 'harbour/scene.svg', problem: '', hint: '', fix },
  ]
  expect(findingsOfThing(found, 'harbour', { sort: 'elements', id: 'lamp' })).toEqual(found)
  expect(findingsOfThing(found, 'harbour', { sort: 'elements', id: 'lamp-post' })).toEqual([])
})

it('does not count it as wrong that somebody has put a picture in place of a drawn one [DESIGN-4]', () => {
  const subject = say('the-group', { name: 'element lamp' })
  const replaced = finding('harbour/scene.svg', say('replaced-one', { subject }))
  expect(findingsOfThing([replaced], 'harbour', { sort: 'elements', id: 'lamp' })).toEqual([])
})
