import { expect, it } from 'vitest'
import { withNews, wordsOf, type News } from './news.ts'

const arrived: News = { kind: 'arrived', text: 'Harbour. 3 places.', more: 'Houses behind a quay.' }
const opened: News = { kind: 'opened', text: 'Market is open now.' }
const refused: News = { kind: 'refused', text: 'Keep, locked.' }

const texts = (waiting: readonly News[]) => waiting.map(({ text }) => text)

it('has the urgent first and keeps the order of the rest [ACCESS-2]', () => {
  const waiting = [arrived, opened, refused].reduce<News[]>(withNews, [])
  expect(texts(waiting)).toEqual([refused.text, opened.text, arrived.text])
  expect(texts(withNews(waiting, { kind: 'opened', text: 'Archive is open now.' }))).toEqual([
    refused.text,
    opened.text,
    'Archive is open now.',
    arrived.text,
  ])
})

it('says a sentence once, and of two arrivals only the later [ACCESS-2]', () => {
  expect(withNews([opened], opened)).toEqual([opened])
  expect(texts(withNews([arrived], { kind: 'arrived', text: 'Isles. 9 places.' }))).toEqual([
    'Isles. 9 places.',
  ])
})

it('says as much as the listener wants [ACCESS-2]', () => {
  expect([arrived, opened, refused].map((news) => wordsOf(news, 'brief'))).toEqual([null, null, refused.text])
  expect(wordsOf(arrived, 'normal')).toBe('Harbour. 3 places.')
  expect(wordsOf(arrived, 'full')).toBe('Harbour. 3 places. Houses behind a quay.')
})

it('answers a question in full unless the listener wants it brief [ACCESS-1] [ACCESS-2]', () => {
  const answered: News = { ...arrived, kind: 'answered' }
  expect(wordsOf(answered, 'normal')).toBe('Harbour. 3 places. Houses behind a quay.')
  expect(wordsOf(answered, 'brief')).toBe('Harbour. 3 places.')
})
