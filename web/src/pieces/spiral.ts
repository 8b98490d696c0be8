/** SVG path data of a spiral that opens out from its middle, starting at an angle in degrees. */
export function spiral(
  x: number,
  y: number,
  radius: number,
  turns: number,
  from: number,
  inner = 0.5,
): string {
  const steps = Math.max(4, Math.ceil(Math.abs(turns) * 14));
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const share = n / steps;
    const angle = ((from + 360 * turns * share) * Math.PI) / 180;
    const reach = inner + (radius - inner) * share;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
      .map((part) => part.toFixed(2))
      .join(" ");
  });
  return `M${points.join("L")}`;
}
