import type { Things } from "../../boards/explaining";
import type { Types } from "./types";

export default {} satisfies Things<Types>;
