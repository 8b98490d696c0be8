export function program(): string;
