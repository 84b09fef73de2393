import styles from './Branches.module.css'

/** Deeper, the names of missions would have no room. */
const DEEPEST = 4

/** The lines of a tree before one of its rows. @param lines whether each goes on below it */
export function Branches({ lines }: { lines: readonly boolean[] }) {
  return lines
    .slice(-DEEPEST)
    .map((goesOn, index, { length }) => (
      <span
        key={index}
        className={styles.branch}
        data-goes-on={goesOn}
        data-leads-here={index === length - 1}
        aria-hidden="true"
      />
    ))
}
