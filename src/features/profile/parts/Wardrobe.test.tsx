import { answerWith, ok, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FACE } from '#src/catalogue/face.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { AvatarFace } from '#src/ui/AvatarFace.tsx'
import { Wardrobe } from './Wardrobe.tsx'

const orderId = '7f4df4ee-6c4e-4b9a-8f0e-000000000070'
const wardrobe = [{ orderId, part: 'hat-wool' as const, isWorn: true }]

beforeEach(() => speakIn('en'))
afterEach(cleanup)

describe('what was bought for a face', () => {
  it('is put away and on by its switch [SHOP-1]', async () => {
    answerWith(() => ok({}))
    render(<Wardrobe profile={aProfile({ wardrobe, avatarSprite: FACE, avatar: null })} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Woollen hat' }))
    await waitFor(() => expect(sentTo(`/v2/shop/orders/${orderId}/use`)).toEqual({ isUsed: false }))
    expect(screen.queryByText(/^It is seen on a composed avatar/)).toBeNull()
  })

  it('says so where nothing of it is seen, and is not there where nothing was bought [SHOP-1]', () => {
    render(<Wardrobe profile={aProfile({ wardrobe, avatarSprite: null, avatar: null })} />)
    expect(screen.getByText(/^It is seen on a composed avatar/)).toBeTruthy()
    cleanup()
    const { container } = render(<Wardrobe profile={aProfile({})} />)
    expect(container.textContent).toBe('')
  })

  it('is drawn over the face, a scarf below the chin [SHOP-1] [ACT-5]', () => {
    const { container } = render(
      <AvatarFace sprite={{ ...FACE, worn: ['glasses-round', 'scarf-striped'] }} />,
    )
    const drawn = Array.from(
      container.querySelectorAll('use'),
      (one) => one.getAttribute('href')?.split('#')[1],
    )
    expect(drawn.indexOf('scarf-striped')).toBe(drawn.indexOf(`body-${FACE.spriteName}`) + 1)
    expect(drawn.at(-1)).toBe('glasses-round')
  })
})
