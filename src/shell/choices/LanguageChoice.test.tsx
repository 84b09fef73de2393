import { answerWith, asked } from '#src/testing/fake-server.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)

describe('the language inside the me panel', () => {
  beforeEach(async () => {
    await speakIn('en')
    reload.mockClear()
  })

  afterEach(cleanup)

  it('is saved by a press, not by a key that walks past it [LANG-2]', async () => {
    answerWith(() => ({ status: 204 }))
    render(<LanguageChoice />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(asked).toEqual([])
    await userEvent.click(screen.getByText('Polski'))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(asked).toMatchObject([{ method: 'POST' }])
  })

  it('says that it was refused, and stays', async () => {
    answerWith(() => ({ status: 429 }))
    render(<LanguageChoice />)
    await userEvent.click(screen.getByText('Polski'))
    expect((await screen.findByRole('alert')).textContent).toContain('could not be changed')
    expect(reload).not.toHaveBeenCalled()
  })
})
