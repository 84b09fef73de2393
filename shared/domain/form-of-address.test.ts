import { describe, expect, it } from 'vitest'
import { formOfAddress } from './form-of-address.ts'

describe('how a person is spoken of', () => {
  it.each([
    ['Ola', 'she'],
    ['ŻANNA', 'she'],
    ['Inés', 'he'],
    [' Ola ', 'she'],
    ['Marek', 'he'],
    ...['Kuba', 'Barnaba', 'bonawentura', 'Jarema', 'Kosma', 'Sasza', 'Dyzma', 'Zawisza'].map(
      (name) => [name, 'he'] as const,
    ),
  ] as const)('is guessed from the first name: %s is %s [PROTIP-3]', (name, guess) => {
    expect(formOfAddress(null, name)).toBe(guess)
  })

  it('is what the profile says, whatever the name [PROTIP-3]', () => {
    expect(formOfAddress('neutral', 'Ola')).toBe('neutral')
    expect(formOfAddress('she', 'Kuba')).toBe('she')
  })
})
