export { CHECKS, verify, type Check, type CheckName, type Status } from "./verify";
export { LogError } from "./reading";
