import { fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** A picture of the art that is shown and did not come is asked for again, and shown once it is there. */
export async function expectAskedAgain(picture: HTMLElement): Promise<void> {
  class Made {
    onload: () => void = () => undefined
    set src(_: string) {
      queueMicrotask(this.onload)
    }
  }
  vi.useFakeTimers()
  vi.stubGlobal('Image', Made)
  const shown = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  try {
    fireEvent.error(picture)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown).toHaveBeenCalledOnce()
  } finally {
    shown.mockRestore()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
}

/** An address of art, as the intake writes it. */
export const ART = '/scenes/card.0123456789abcdef.webp'
