import { useEffect, useRef, type ReactNode } from 'react'
import styles from '#src/features/shop/Shop.module.css'

interface AdminRoomProps {
  title: string
  about: string
  children: ReactNode
}

/** A room whose code came late: its title takes the focus that nothing else has by then. */
export function AdminRoom({ title, about, children }: AdminRoomProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1 ref={head} tabIndex={-1} data-room-head className={styles.title}>
          {title}
        </h1>
        <p className={styles.note}>{about}</p>
      </div>
      {children}
    </div>
  )
}
