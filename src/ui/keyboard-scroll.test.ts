import { expect, it, vi } from 'vitest'
import { scrollByKeyboard } from './keyboard-scroll.ts'

it('lets the keyboard stand on a page as long as it scrolls, and no longer', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  let height = 900
  vi.spyOn(page, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(600)
  const stop = scrollByKeyboard(page)
  page.append('More')
  await vi.waitFor(() => expect(page.tabIndex).toBe(0))
  height = 600
  page.replaceChildren()
  await vi.waitFor(() => expect(page.tabIndex).toBe(-1))
  stop?.()
  page.remove()
})
