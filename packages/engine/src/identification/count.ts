/** How many pieces a listing sells, and how many of what the guide's price is for they make. */
export type Count = { quantity: number; amount: number };
