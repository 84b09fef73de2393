import { useEffect, useState } from 'react'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { arrives } from '#src/lib/arrives.ts'
import styles from './Ground.module.css'

/** The picture behind a scene. The one before stands until the next has come, and lies below while that shows. */
export function Ground({ picture }: { picture: string }) {
  const [shown, setShown] = useState<readonly string[]>([])

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const bring = async (): Promise<boolean> => {
      const isHere = await arrives(picture)
      if (isHere && !isOver)
        setShown((before) => [...before.filter((one) => one !== picture).slice(-1), picture])
      return isHere || isOver
    }
    void bring().then((isHere) => {
      if (!isHere) stop = retryWithBackoff(bring)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [picture])

  return (
    <div className={styles.ground}>
      {shown.map((src) => (
        <div key={src} className={styles.picture}>
          <img className={styles.far} src={src} alt="" />
          <img className={styles.near} src={src} alt="" />
        </div>
      ))}
    </div>
  )
}
