import { expect, it } from 'vitest'
import { Failure } from './failure.ts'
import { forgetKeys, underKey } from './under-key.ts'

it('keeps the key of a try whose answer was lost, and takes a new one after an answer or a refusal', async () => {
  const keys: string[] = []
  const lost = new Failure(0, '')
  const refused = new Failure(422, '')
  const send = (about: string, failure: Failure | null = null) =>
    underKey(about, (key) => {
      keys.push(key)
      return failure ? Promise.reject(failure) : Promise.resolve('made')
    }).catch((error: unknown) => error)
  expect(await send('a plan', lost)).toBe(lost)
  await send('another plan')
  expect(await send('a plan')).toBe('made')
  await send('a plan', refused)
  await send('a plan')
  const [first, another, again, second, third] = keys
  expect(again).toBe(first)
  expect(new Set([first, another, second, third]).size).toBe(4)
})

it('keeps no key for the person who signs in next', async () => {
  const keys: string[] = []
  const send = () =>
    underKey('a plan', (key) => {
      keys.push(key)
      return Promise.reject(new Failure(0, ''))
    }).catch(() => undefined)
  await send()
  forgetKeys()
  await send()
  expect(new Set(keys).size).toBe(2)
})
