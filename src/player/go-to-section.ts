/** Shows a section of the player's area from its head; the keyboard goes along. */
export function goToSection(section: string): void {
  document.getElementById(section)?.scrollIntoView()
  document.getElementById(`${section}-title`)?.focus({ preventScroll: true })
}
