import { classes } from '#src/ui/class-names.ts'
import { desk, useDesk } from './desk.ts'
import { SHOWN_STATES, shownStateOf, withState } from './shown-state.ts'
import styles from './StatePanel.module.css'

/** In which state everything stands, or one place alone. */
export function StatePanel() {
  const elements = useDesk((state) => state.elements)
  const chosen = useDesk((state) => state.chosen)
  const states = useDesk((state) => state.states)
  const everyone = [{ id: null, name: 'Everything' }, ...elements]
  const now = chosen === null ? states.everything : shownStateOf(states, chosen)
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>States</h2>
      <fieldset className={styles.states}>
        <legend className={styles.legend}>It stands as</legend>
        {SHOWN_STATES.map(({ id, label }) => (
          <label key={id} className={classes(styles.choice, id === now && styles.chosen)}>
            <input
              type="radio"
              name="state"
              checked={id === now}
              onChange={() => desk.setState({ states: withState(states, chosen, id) })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Which place</legend>
        {everyone.map(({ id, name }) => (
          <label key={id ?? ''} className={classes(styles.place, id === chosen && styles.chosen)}>
            <input
              type="radio"
              name="chosen"
              checked={id === chosen}
              onChange={() => desk.setState({ chosen: id })}
            />
            <span>{name}</span>
            <small className={styles.state}>
              {labelOf(id === null ? states.everything : shownStateOf(states, id))}
            </small>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

function labelOf(state: (typeof SHOWN_STATES)[number]['id']): string {
  return SHOWN_STATES.find(({ id }) => id === state)?.label ?? state
}
