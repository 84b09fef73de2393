import styles from '../Tenant.module.css'

/** A colour and its hex digits. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <span className={styles.swatch}>
      <span className={styles.dot} style={{ background: hex }} />
      <span>{hex.toUpperCase()}</span>
    </span>
  )
}
