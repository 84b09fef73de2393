import { expect, it } from 'vitest'
import { WHOLE_TASK } from '#shared/scene/tasks/voices.ts'
import { hintsOf } from './hints.ts'

const WORDS = { name: 'Crates', goal: '', congrats: '' }
const VOICE = { files: ['/scenes/crates.one.pl.ogg'], mouth: '-w-' }
const VOICES = { pl: { one: VOICE } }

it('has the hint of each part that has one, and that of the whole, with the voice of that language alone [ALIVE-1] [KIND-1]', () => {
  const text = {
    ...WORDS,
    hint: 'All of it.',
    cards: { one: { hint: 'Think of a.' }, two: { title: 'Two' } },
  }
  const written = { [WHOLE_TASK]: { text: 'All of it.' }, one: { text: 'Think of a.' } }
  expect(hintsOf({}, text, 'pl')).toEqual({ hints: written })
  expect(hintsOf({ voices: VOICES }, text, 'en')).toEqual({ hints: written })
  expect(hintsOf({ voices: VOICES }, text, 'pl')).toEqual({
    hints: { ...written, one: { text: 'Think of a.', voice: VOICE } },
  })
})

it('is nothing where nobody wrote any, or what was written was taken out [ALIVE-1]', () => {
  expect(hintsOf({ voices: VOICES }, WORDS, 'pl')).toEqual({})
  expect(hintsOf({ voices: VOICES }, { ...WORDS, cards: { one: { hint: '' } } }, 'pl')).toEqual({})
})
