import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  /** Of its place in the page. */
  id: string
  title: string
  /** What it is about, in a sentence. */
  about?: string
  children: ReactNode
}

/** A quiet heading and what belongs to it. */
export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {about && <p className={styles.about}>{about}</p>}
      </header>
      {children}
    </section>
  )
}
