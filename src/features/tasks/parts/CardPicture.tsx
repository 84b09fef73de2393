import { classes } from '#src/ui/class-names.ts'
import styles from './CardPicture.module.css'
import { useLost } from './use-lost.ts'

interface CardPictureProps {
  src: string
  alt: string
  className?: string | undefined
}

/** A tinted box of the picture's shape until the picture has come; one that was lost is asked for again. */
export function CardPicture({ src, alt, className }: CardPictureProps) {
  const [isLost, lose] = useLost(src)
  return (
    <div className={classes(styles.box, className)} {...(isLost && { role: 'img', 'aria-label': alt })}>
      {!isLost && <img className={styles.picture} src={src} alt={alt} onError={lose} />}
    </div>
  )
}
