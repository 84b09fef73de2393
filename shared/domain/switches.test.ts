import { expect, it } from 'vitest'
import { readDefaultAssistant } from './switches.ts'

const param = (configValue: unknown, configKey = 'defaultAssistant') => ({ configKey, configValue })

it('finds the default assistant, the last of its key [BOOT-7]', () => {
  expect(readDefaultAssistant([param('/a.webp'), param('/b.webm'), param(true, 'snow')])).toBe('/b.webm')
})

it.each([[[]], [[param('')]], [[param(' ')]], [[param(7)]], [[param(null)]]])(
  'takes what is no address for none: %j',
  (params) => {
    expect(readDefaultAssistant(params)).toBeNull()
  },
)
