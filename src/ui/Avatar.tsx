import type { AvatarSprite } from '#shared/domain/avatar.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import styles from './Avatar.module.css'

/** Its drawings' colours are wanted only where somebody has composed a face. */
const AvatarFace = lazyComponent(async () => (await import('./AvatarFace.tsx')).AvatarFace)

interface AvatarProps {
  /** Whose initials stand until a picture has come, and where there is none. */
  name: string
  /** Address of a picture; it wins over the sprite. */
  picture?: string | null | undefined
  sprite?: AvatarSprite | null | undefined
  /** px at the usual size of text */
  size?: number
}

/** A person's picture, composed face or initials, in a disc. It says nothing: the name stands beside it or in its button. */
export function Avatar({ name, picture, sprite, size = 36 }: AvatarProps) {
  const edge = size / 16
  return (
    <span
      className={styles.disc}
      style={{ width: `${edge}rem`, height: `${edge}rem`, fontSize: `${edge * 0.36}rem` }}
      aria-hidden
    >
      {initialsOf(name)}
      {picture ? (
        <img className={styles.picture} src={picture} alt="" />
      ) : (
        sprite && <AvatarFace sprite={sprite} />
      )}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => /^./u.exec(word ?? '')?.[0].toLocaleUpperCase() ?? '').join('')
}
