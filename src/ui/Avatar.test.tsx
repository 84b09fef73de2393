import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AvatarSprite } from '#shared/domain/avatar.ts'
import { Avatar } from '#src/ui/Avatar.tsx'

afterEach(cleanup)

const SPRITE: AvatarSprite = {
  spriteName: 'woman',
  heightScale: 1.1,
  hairstyle: { x: 7, y: 3 },
  browns: { x: 2, y: 0 },
  eyes: { x: 5, y: 1 },
  nose: { x: 3, y: 4 },
  lips: { x: 0, y: 2 },
}

async function composed(sprite: AvatarSprite): Promise<Element> {
  const { container } = render(<Avatar name="Ola Zielińska" sprite={sprite} />)
  return waitFor(() => {
    const face = container.querySelector('svg')
    if (!face) throw new Error('the face has not come')
    return face
  })
}

const drawings = (face: Element): string[] =>
  [...face.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1] ?? '')

describe('an avatar', () => {
  it('shows the initials of the first and the last name where there is nothing else', () => {
    const { container } = render(<Avatar name=" Ewa maria Żak " />)
    expect(container.textContent).toBe('EŻ')
    expect(container.querySelector('img, svg')).toBeNull()
  })

  it('shows a picture over the initials, and rather than a sprite [ACT-5]', () => {
    const { container } = render(
      <Avatar name="Ola Zielińska" picture="/avatars/1/2.webp" sprite={SPRITE} size={64} />,
    )
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/avatars/1/2.webp')
    expect(container.querySelector('svg')).toBeNull()
    expect(container.querySelector('span')?.style.width).toBe('4rem')
  })

  it('composes a face of the drawings and the colours that the sprite names [ACT-5]', async () => {
    const face = await composed(SPRITE)
    expect(drawings(face)).toEqual([
      'behind-woman-7',
      'body-woman',
      'head-woman',
      'hairstyle-woman-7',
      'nose-3',
      'lips-woman-0',
      'eyes-5',
      'lashes-5',
      'browns-woman-2',
    ])
    const hair = face.querySelector<SVGElement>('use[href$="hairstyle-woman-7"]')
    const browns = face.querySelector<SVGElement>('use[href$="browns-woman-2"]')
    expect(hair?.style.getPropertyValue('--hair')).toBe('#bb5a30')
    expect(browns?.style.getPropertyValue('--brow')).toBe('#211a2c')
    expect(face.getAttribute('style')).toMatch(/--skin: #885640.*--lips: #b8323f.*--iris: #7f8a45/s)
  })

  it('stretches the head by its height and leaves the shoulders [ACT-5]', async () => {
    const face = await composed({ ...SPRITE, spriteName: 'man' })
    const stretched = [...face.querySelectorAll('[transform]')].map((part) => part.getAttribute('transform'))
    expect(new Set(stretched).size).toBe(1)
    expect(stretched[0]).toMatch(/^matrix\(1 0 0 1\.1 0 -1[34]/)
    expect(face.querySelector('use[href$="body-man"]')?.closest('[transform]')).toBeNull()
  })

  it('says nothing: the name stands beside it', () => {
    const { container } = render(<Avatar name="Ola" picture="/a.webp" />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })
})
