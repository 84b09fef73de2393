import { useEffect, useState } from 'react'
import { keepTrying } from '#src/lib/keep-trying.ts'
import { classes } from '#src/ui/class-names.ts'
import { arrives } from './arrives.ts'
import styles from './CardPicture.module.css'

interface CardPictureProps {
  src: string
  alt: string
  className?: string | undefined
}

/** A tinted box of the picture's shape until the picture has come; one that was lost is asked for again. */
export function CardPicture({ src, alt, className }: CardPictureProps) {
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    if (!isLost) return
    return keepTrying(async () => {
      const isHere = await arrives(src)
      if (isHere) setIsLost(false)
      return isHere
    })
  }, [isLost, src])

  return (
    <div className={classes(styles.box, className)} {...(isLost && { role: 'img', 'aria-label': alt })}>
      {!isLost && <img className={styles.picture} src={src} alt={alt} onError={() => setIsLost(true)} />}
    </div>
  )
}
