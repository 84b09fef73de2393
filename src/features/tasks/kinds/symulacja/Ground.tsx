import { useState } from 'react'
import styles from './Ground.module.css'

/** The picture behind a scene. The one before stays below until the next has come over it. */
export function Ground({ picture }: { picture: string }) {
  const [shown, setShown] = useState([picture])
  if (shown.at(-1) !== picture) setShown([...shown.slice(-1), picture])
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
