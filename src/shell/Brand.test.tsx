import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { Brand } from './Brand.tsx'

afterEach(cleanup)

it('a long name breaks between its syllables on a narrow screen, and is heard whole [SHELL-8]', async () => {
  await speakIn('de')
  const { container } = render(<Brand name="Leuchtturmschule" />)
  const seen = container.querySelector('[aria-hidden="true"]')
  expect(seen?.textContent).toBe('Leucht\u00ADturm\u00ADschule')
  expect(screen.getByText('Leuchtturmschule')).toBeTruthy()
  await speakIn('en')
  cleanup()
  render(<Brand name="Lighthouse school" />)
  expect(screen.getByText('Lighthouse school').getAttribute('aria-hidden')).not.toBe('true')
})
