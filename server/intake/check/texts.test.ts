import { expect, it } from 'vitest'
import { intake as cloze } from '#kinds/cloze/server/intake.ts'
import { intake as upload } from '#kinds/upload/server/intake.ts'
import { UploadContent } from '#kinds/upload/shared/schemas.ts'
import { ratingWords } from '../tasks/rating-words.ts'
import { hasPlain } from './texts.ts'

const HANDED_IN = UploadContent.parse({ type: 'upload', accepts: ['film'] })

it('what is read on has a plain variant, a list of words and a line to choose have none [ACCESS-5]', () => {
  expect(hasPlain({ id: 'one', fields: ['title', 'text'] })).toBe(true)
  expect(hasPlain({ id: 'one', fields: ['question', 'explanation'] })).toBe(false)
  const parts = cloze.words({ type: 'cloze', filling: 'typed', gaps: [{ id: 'number' }] })?.parts ?? []
  expect(parts.map((part) => [part.id, hasPlain(part)])).toEqual([
    ['whole', true],
    ['number', false],
  ])
  const rating = ratingWords({ criteria: ['clear'], comments: ['well-done', 'not-yet'] })
  expect(rating.map(hasPlain)).toEqual([false, false, false])
  const [handedIn] = upload.words(HANDED_IN)?.parts ?? []
  expect(handedIn && hasPlain(handedIn)).toBe(true)
})
