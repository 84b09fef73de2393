import { HEIGHT_SCALES, type AvatarSprite } from '#shared/domain/avatar.ts'
import type { Example } from '#src/catalogue/example.ts'
import { FACE } from '#src/catalogue/face.ts'
import { AvatarFace } from '#src/ui/AvatarFace.tsx'

export const example: Example = {
  about: 'A face composed of the sheet’s parts; fills the square that it stands in.',
  states: [
    { name: 'A woman', show: () => square(FACE) },
    { name: 'A man', show: () => square({ ...FACE, spriteName: 'man', hairstyle: { x: 3, y: 1 } }) },
    { name: 'Taller', show: () => square({ ...FACE, heightScale: HEIGHT_SCALES.max }) },
  ],
}

function square(sprite: AvatarSprite) {
  return (
    <div style={{ width: '7rem', height: '7rem' }}>
      <AvatarFace sprite={sprite} />
    </div>
  )
}
